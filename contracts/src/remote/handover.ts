/**
 * Events at the window when the shell takes over a page that was served ready to read: `begins` when it starts,
 * from where presses wait, `done` when everything on the page answers.
 */
export const HANDOVER = { begins: 'vela:handover-begins', done: 'vela:handover-done' } as const;
