/** Something that keeps a command from its work and that a person can mend. Its message says what to do. */
export class SetUpProblem extends Error {}
