// Starts an evaluation from what is built; `npm start` and `npm test` build it.
await import('@vela/evaluation/matching');
