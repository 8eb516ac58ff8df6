/** Suites that take minutes, by the folders that their files lie in. */
const LONG = /[/\\](faults|hostile|ledger|crash|anonymity)[/\\]/;

module.exports = { LONG };
