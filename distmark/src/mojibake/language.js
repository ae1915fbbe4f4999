import { logLikelihood } from './evidence.js';
import { languageData } from './language-data.js';
import { natsOfRatios, pairKey, unpackLanguages } from './language-model.js';
import { wordsBeyondAscii } from './language-words.js';
let model;
/**
 * Gives the log-likelihood of words in the language that explains them best, in nats: what the pairs of characters say, and how
 * much likelier the letters of words beyond ASCII are in that language than at large. Catches text that is made of the
 * letters of several languages, as Icelandic is that is read as Turkish; spares names in another language, since no letter
 * costs more than 8 nats, and markup and programs, whose words are ASCII.
 *
 * Linear; the models are unpacked at the first call.
 */
export function likelihoodInOneLanguage(words) {
    model ??= unpackLanguages(languageData);
    const sums = new Float64Array(model.languageCount);
    const ratios = new Float64Array(model.languageCount);
    for (const { text, least } of words) {
        const atLarge = logLikelihood(text);
        ratios.fill(0);
        for (const [word, count] of wordsBeyondAscii(text))
            for (let times = count; times > 0; times--)
                addWord(model, ratios, word);
        for (let language = 0; language < sums.length; language++)
            sums[language] += Math.max(least, atLarge + natsOfRatios(ratios[language]));
    }
    return sums.reduce((most, sum) => Math.max(most, sum), -Infinity);
}
function addWord(known, sums, word) {
    let first = 0;
    for (let index = 0; index <= word.length; index++) {
        const codePoint = index < word.length ? word.codePointAt(index) : 0x20;
        if (codePoint > 0xffff)
            index++;
        const second = codePoint === 0x20 ? 0 : known.numberOf.get(codePoint);
        // Letters of other scripts are left to the model of pairs of characters.
        if (second !== undefined) {
            const ratios = (first < 0 ? undefined : known.ofPair.get(pairKey(known, first, second))) ?? known.ofLetter[second];
            for (let language = 0; language < ratios.length; language++)
                sums[language] += ratios[language];
        }
        first = second ?? -1;
    }
}
