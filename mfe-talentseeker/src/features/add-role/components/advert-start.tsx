import { TextStart } from '@vela/design-system/found-words';
import { laterPanel } from '@vela/slice-parts/later';
import { useRoleDraft } from '../draft/use-role-draft.js';
import { ADVERT_TEXTS } from '../texts.js';

const AdvertPanel = laterPanel(async () => (await import('./advert-panel.js')).AdvertPanel);

export interface AdvertStartProps {
  /** Called when the draft was filled in, or was put back. */
  readonly onDraft: () => void;
}

/** The way into a role by its advert; not for a role that is posted already. */
export function AdvertStart({ onDraft }: AdvertStartProps) {
  const { editing } = useRoleDraft();
  if (editing !== null) return null;
  return (
    <TextStart label={ADVERT_TEXTS.open} why={ADVERT_TEXTS.why}>
      {(close) => <AdvertPanel onDraft={onDraft} onClose={close} />}
    </TextStart>
  );
}
