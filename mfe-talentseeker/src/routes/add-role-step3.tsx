import { PATHS, pathTo } from '@vela/contracts/routes';
import { PageTitle, useNavigate } from '@vela/router';
import { RoleDescriptionForm } from '../features/add-role/components/role-description-form.js';
import { WizardFrame } from '../features/add-role/components/wizard-frame.js';
import { WizardGuard } from '../features/add-role/components/wizard-guard.js';
import { draftStorage } from '../features/add-role/draft/use-role-draft.js';
import { PageFrame } from './page-frame.js';

/** `/talentseeker/addrole/step3`: the role in the company's own words; posting leads to its matches. */
export function Page() {
  const navigate = useNavigate();
  return (
    <PageFrame>
      <PageTitle>Add role: description</PageTitle>
      <WizardGuard step={3}>
        {() => (
          <WizardFrame step={3}>
            <RoleDescriptionForm
              onCreated={async ({ id }) => {
                await navigate(pathTo(PATHS.roleMatches, { roleId: id }));
                draftStorage().clear();
              }}
            />
          </WizardFrame>
        )}
      </WizardGuard>
    </PageFrame>
  );
}
