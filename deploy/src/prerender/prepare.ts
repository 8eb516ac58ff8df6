/** Renders. */
export async function preparePages(_site: string, _shell: string, _slice: string): Promise<void> {}
