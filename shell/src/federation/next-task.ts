/** Lets the page paint and answer in between. @returns in the next task */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
