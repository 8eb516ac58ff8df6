/** Something the person who started Vela can mend. Its message is one sentence that says what to do. */
export class StartProblem extends Error {}
