import { useState } from 'react';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { Stack } from '@vela/design-system/layout';
import { useNavigate } from '@vela/router';
import { AdvertStart } from '../features/add-role/components/advert-start.js';
import { RoleDetailsForm } from '../features/add-role/components/role-details-form.js';
import { WizardFrame } from '../features/add-role/components/wizard-frame.js';
import { RoleWriter } from './role-writer.js';

/** `/talentseeker/addrole/step1`: what the role is and where. */
export function Page() {
  const navigate = useNavigate();
  // The form begins anew with what an advert made of the draft.
  const [drafts, setDrafts] = useState(0);
  return (
    <RoleWriter>
      <WizardFrame step={1}>
        <Stack gap={32}>
          <AdvertStart onDraft={() => setDrafts(drafts + 1)} />
          <RoleDetailsForm
            key={drafts}
            onNext={({ category }) => navigate(pathTo(PATHS.addRole2, { catIdParam: category?.id ?? '' }))}
          />
        </Stack>
      </WizardFrame>
    </RoleWriter>
  );
}
