import type { UseFormReturn } from 'react-hook-form';
import type { SessionUser } from '@vela/contracts/schemas';
import { TextStart } from '@vela/design-system/found-words';
import { laterPanel } from '@vela/slice-parts/later';
import type { ProfileValues } from '../profile-schema.js';
import { CV_TEXTS } from './texts.js';

const CvPanel = laterPanel(async () => (await import('./cv-panel.js')).CvPanel);

export interface CvStartProps {
  readonly user: SessionUser;
  readonly form: UseFormReturn<ProfileValues>;
}

/** The way into a profile by a CV. */
export function CvStart({ user, form }: CvStartProps) {
  return (
    <TextStart label={CV_TEXTS.open} why={CV_TEXTS.why}>
      {(close) => <CvPanel user={user} form={form} onClose={close} />}
    </TextStart>
  );
}
