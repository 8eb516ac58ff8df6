// Takes the place of the shell's federation in the single bundle: the slices come from the same build.
const SLICES = {
  mf_public: () => import('../../../mfe-public/src/expose/routes.tsx'),
  mf_jobseeker: () => import('../../../mfe-jobseeker/src/expose/routes.tsx'),
  mf_talentseeker: () => import('../../../mfe-talentseeker/src/expose/routes.tsx'),
  mf_payments: () => import('../../../mfe-payments/src/expose/routes.tsx'),
};

export const containerRuntime = () => ({ load: (/** @type {keyof typeof SLICES} */ name) => SLICES[name]() });
