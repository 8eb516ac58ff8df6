import { PATHS, pathTo } from '@vela/contracts/routes';
import { useToasts } from '@vela/design-system/services';
import { t } from '@vela/language';
import { useNavigate } from '@vela/router';
import { RoleDescriptionForm } from '../features/add-role/components/role-description-form.js';
import { WizardFrame } from '../features/add-role/components/wizard-frame.js';
import { WizardGuard } from '../features/add-role/components/wizard-guard.js';
import { useDraftStorage } from '../features/add-role/draft/use-role-draft.js';
import { useDashboardAction } from './dashboard-action.js';
import { RoleWriter } from './role-writer.js';

/** `/talentseeker/addrole/step3`: the role in the company's own words; posting leads to its matches. */
export function Page() {
  const navigate = useNavigate();
  const toasts = useToasts();
  const act = useDashboardAction();
  const storage = useDraftStorage();
  return (
    <RoleWriter>
      <WizardGuard step={3}>
        {() => (
          <WizardFrame step={3}>
            <RoleDescriptionForm
              post={act}
              onSaved={async ({ id }, saved) => {
                if (saved === 'changed') toasts.show({ message: t('Role saved'), variant: 'success' });
                // Before the way there: whoever closes the tab meanwhile does not find the draft again.
                storage.clear();
                // The wizard is done with: Back leads to the dashboard, not into an empty form.
                await navigate(PATHS.talentSeekerDashboard, { replace: true });
                await navigate(pathTo(PATHS.roleMatches, { roleId: id }));
              }}
            />
          </WizardFrame>
        )}
      </WizardGuard>
    </RoleWriter>
  );
}
