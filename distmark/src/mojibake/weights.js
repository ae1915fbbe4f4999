/**
 * The weights in use. The module holds this object and nothing else: the benchmark of accuracy puts other numbers in its
 * place to see what each is worth.
 *
 * The tables of Windows and of its consoles are met in published damage; the multi-byte encodings where editors and consoles
 * of East Asia write; the ISO tables live in old mail and old servers, and x-mac-cyrillic hardly anywhere.
 */
export const weights = {
    acceptedGain: 10,
    acceptedLoneGain: 16,
    acceptedLegacyGain: 24,
    acceptedShortGain: 60,
    rivalMargin: 3,
    legacyRivalMargin: 6,
    lookAlikePrice: -20,
    boundaryPrice: -6,
    tellTaleBonus: 10,
    tablePriors: {
        'windows-1252': 0, 'latin-1': 0, 'windows-1252 + latin-1': -1,
        'windows-1251': -2, 'windows-1250': -2, 'windows-1254': -2, cp437: -2, cp850: -2,
        'windows-1253': -3, 'windows-1255': -3, 'windows-1256': -3, 'windows-1257': -3, 'windows-1258': -3, 'windows-874': -3,
        gbk: -4, shift_jis: -4, 'euc-kr': -4, big5: -4,
        'koi8-r': -3, 'koi8-u': -3.5, ibm866: -3, 'iso-8859-2': -3.5, 'iso-8859-15': -3.5
    },
    otherPrior: -5,
    layerPrior: -1,
    nextLayerPrior: -5,
    damagePrior: 0.0005,
    rightPrior: 12,
    tableConcentration: 0.05,
    concentrationPerTable: 0.5,
    switchLoss: 8,
    mostMultiByteLift: 5,
    mostLegacyLift: 7,
    letterSmoothing: 50,
    letterClip: 6,
    settledBy: 40,
    rounds: 6
};
