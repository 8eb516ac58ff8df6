/** Something to be told to the person at the terminal, without a stack. */
export class CommandProblem extends Error {}
