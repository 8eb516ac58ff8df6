/**
 * Events at the window of a page that was served ready to read. `wake` asks for the page's code: somebody is about to use
 * the page, or something on it needs the code. `begins` when the shell starts to take the page over, from where presses
 * wait, `done` when everything on the page answers, `broken` when it could not be taken over after all and stands as it was
 * served. Of a page that was drawn anew, the detail of `done` is a function that tells what stands where an element stood.
 */
export const HANDOVER = {
  wake: 'vela:wake',
  begins: 'vela:handover-begins',
  done: 'vela:handover-done',
  broken: 'vela:handover-broken',
} as const;
