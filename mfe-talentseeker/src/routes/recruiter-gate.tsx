import type { ReactNode } from 'react';
import { PATHS } from '@vela/contracts/routes';
import type { Company, SessionUser, TalentSeeker } from '@vela/contracts/schemas';
import { Container, Stack } from '@vela/design-system/layout';
import { useMayAsk, useSession } from '@vela/design-system/services';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { t } from '@vela/language';
import { Navigate } from '@vela/router';
import { PageFrame } from './page-frame.js';

function Waiting() {
  return (
    <PageFrame>
      <Container>
        <LoadingRegion label={t('Loading your account')}>
          <Stack gap={24}>
            <Skeleton shape="heading" />
            <Skeleton shape="card" />
          </Stack>
        </LoadingRegion>
      </Container>
    </PageFrame>
  );
}

/** Waits until the user is known. Visitors are sent home by the shell; until then they see the same. */
export function SignedIn({ children }: { readonly children: (user: SessionUser) => ReactNode }) {
  const { user } = useSession();
  return user ? children(user) : <Waiting />;
}

/** A recruiter who belongs to a company. */
export interface Member {
  readonly user: SessionUser;
  readonly profile: TalentSeeker;
  readonly company: Company;
}

/**
 * A page that needs a company: who has none is led to where they get one, before anything is filled in that could not be
 * saved, and nothing is asked for them that they may not have. Whoever is known to belong to one waits for nothing, so that
 * the page's own questions are asked at once.
 */
export function MemberFrame({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const mayAsk = useMayAsk('companyMember');
  if (!user && !mayAsk) return <Waiting />;
  return mayAsk ? <PageFrame>{children}</PageFrame> : <Navigate to={PATHS.talentSeekerDashboard3} replace />;
}

/** Lets members of a company in and leads the others to where they get one. */
export function CompanyMember({ children }: { readonly children: (member: Member) => ReactNode }) {
  return (
    <SignedIn>
      {(user) => {
        const profile = user.talentSeeker;
        const company = profile?.company;
        return profile && company ? (
          children({ user, profile, company })
        ) : (
          <Navigate to={PATHS.talentSeekerDashboard3} replace />
        );
      }}
    </SignedIn>
  );
}
