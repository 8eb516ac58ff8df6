import type { ConversationStage } from '@vela/contracts/constants';

/** How the stages of a talk are called. */
export const STAGE_TITLES: Readonly<Record<ConversationStage, string>> = {
  talking: 'Talking',
  offered: 'Offered',
  hired: 'Hired',
  closed: 'Closed',
};
