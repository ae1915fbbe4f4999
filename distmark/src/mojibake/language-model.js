import { byteReader } from './byte-reader.js';
import { mostRatio, ratiosPerNat } from './language-format.js';
/** The key of a pair of letters by their numbers. */
export function pairKey(model, first, second) {
    return first * model.ofLetter.length + second;
}
/** Unpacks what `scripts/train.ts` packed; the layout is in `language-format.ts`. Data that end too early read as zeros. */
export function unpackLanguages(base64) {
    const reader = byteReader(base64);
    const languageCount = reader.varint();
    const letterCount = reader.varint();
    const numberOf = new Map();
    let codePoint = 0;
    for (let number = 1; number <= letterCount; number++)
        numberOf.set((codePoint += reader.varint()), number);
    const ofLetter = Array.from({ length: letterCount + 1 }, () => new Int8Array(languageCount));
    for (let language = 0; language < languageCount; language++) {
        const unseen = reader.byte() - mostRatio;
        for (let number = 1; number <= letterCount; number++)
            ofLetter[number][language] = unseen;
        let number = 1;
        for (let left = reader.varint(); left > 0; left--) {
            number += reader.varint();
            ofLetter[number][language] = reader.byte() - mostRatio;
        }
    }
    const ofPair = new Map();
    let key = 0;
    for (let left = reader.varint(); left > 0; left--) {
        key += reader.varint();
        const ratios = Int8Array.from(ofLetter[key % ofLetter.length]);
        let language = 0;
        for (let entries = reader.varint(); entries > 0; entries--) {
            language += reader.varint();
            ratios[language] = reader.byte() - mostRatio;
        }
        ofPair.set(key, ratios);
    }
    return { languageCount, numberOf, ofLetter, ofPair };
}
/** Turns a sum of ratios into nats. */
export function natsOfRatios(sum) {
    return sum / ratiosPerNat;
}
