// Stands in for the French texts: none, since tests read the English of the call sites.
const messages: Readonly<Record<string, string>> = {};

export default messages;
