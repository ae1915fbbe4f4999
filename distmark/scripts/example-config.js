/** Writes a configuration that names every rule and option and changes nothing: all have their defaults. */
export function exampleConfig(rules) {
    const settings = rules.map((rule) => {
        const severity = rule.severity === 'warning' ? 'warn' : rule.severity;
        const options = defaultsOf(rule.options);
        return [rule.id, Object.keys(options).length ? [severity, options] : severity];
    });
    return `${JSON.stringify({ $schema: './node_modules/mojilint/schema.json', rules: Object.fromEntries(settings) }, undefined, 2)}\n`;
}
/** Collects the defaults of an options object, nested ones too. */
function defaultsOf(schema) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, value]) => [name, defaultOf(value)]));
}
function defaultOf(schema) {
    return schema.type === 'object' ? defaultsOf(schema) : schema.default;
}
