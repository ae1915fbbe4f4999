/** What is known about a file's encoding before its bytes are read; `labels` are the repository's. */
export function knownEncoding({ options }, settings, labels) {
    const configured = settings.encoding === undefined ? [] : [{ label: settings.encoding, source: 'configuration' }];
    return { encoding: options.encoding, contentType: options['content-type'], declared: [...configured, ...labels] };
}
