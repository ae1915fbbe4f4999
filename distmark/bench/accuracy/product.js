var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadFtfy, loadRumdl } from './peer.js';
/** Loads a tool. Each folder is loaded for itself. */
export function loadProduct({ tool, folder }) {
    return loaders[tool](folder);
}
const loaders = { mojilint: loadBuild, ftfy: loadFtfy, rumdl: loadRumdl };
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Loads the linter of a build: the folder that holds `src` and `rules`. It does what `--fix` does, with the rules' own settings. */
async function loadBuild(build) {
    const { configure, createDocument, fix, lint, rules } = await import(__rewriteRelativeImportExtension(pathToFileURL(path.join(build, 'src/index.js')).href));
    const configured = configure(rules, {});
    return {
        isLinewise: false,
        fix(name, text) {
            const document = createDocument({ bytes: encoder.encode(text), path: name, format: 'text' });
            const found = lint(document, { rules: configured });
            const findings = found.map(({ level, ruleId, reason, span }) => ({ level, ruleId, reason, line: document.placeOf(span.start).line }));
            if (!found.some((finding) => finding.edit?.tier === 'safe'))
                return { after: text, findings };
            const fixed = fix(document, { rules: configured, scopeFor: () => undefined, unsafe: false, findings: found });
            return { after: decoder.decode(fixed.bytes), findings };
        }
    };
}
