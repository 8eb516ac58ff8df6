/** Id of the main region, where the skip link leads. */
export const MAIN_ID = 'main';
