import type { ConversationStage } from '@vela/contracts/constants';
import { inContext, texts } from '@vela/language';

const TITLES = texts({ talking: 'Talking', offered: 'Offered', hired: 'Hired' });

/** @returns how a stage of a talk is called */
export const stageTitle = (stage: ConversationStage): string =>
  stage === 'closed' ? inContext('a conversation', 'Closed') : TITLES[stage];
