/**
 * Event at the window: somebody wants what is still on its way to be asked for once more, beside that. Every build's own
 * loading of chunks hears it.
 */
export const TRY_AGAIN = 'vela:try-again';
