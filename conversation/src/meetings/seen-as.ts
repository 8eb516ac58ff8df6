import { CHANGEABLE_MEETING_STATES, type ChangeableMeetingState, type MeetingState } from '@vela/contracts/constants';
import type { Meeting, MeetingCancel } from '@vela/contracts/schemas';

/** @returns whether a meeting in this state can still be moved or called off */
export const isChangeable = (state: MeetingState): state is ChangeableMeetingState =>
  CHANGEABLE_MEETING_STATES.some((known) => known === state);

/**
 * Says with a change how its reader saw the meeting, so that none is called off that they never saw agreed on.
 * @returns nothing of one that is off: nobody changes it
 */
export const seenAs = ({ state }: Meeting): MeetingCancel => (isChangeable(state) ? { was: state } : {});
