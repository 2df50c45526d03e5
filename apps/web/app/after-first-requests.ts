/** Long enough for a slow device to ask for a page and its answer, too short for either to come. */
const askedAfterMs = 50

/**
 * Resolves once what a page needs first has been asked for. A browser asks an older server for six files at a time, in
 * the order in which it was told of them: what is needed later is named later, but early enough to come with the rest.
 */
export const afterFirstRequests = (): Promise<void> => new Promise((done) => setTimeout(done, askedAfterMs))
