import { STEP_LABELS, type WizardStep } from './steps.js';

/** Something on a step has to be mended before the role can be posted. */
export class StepError extends Error {
  readonly step: WizardStep;

  /** @param text what is to be mended, as a sentence */
  constructor(step: WizardStep, text: string) {
    super(`${STEP_LABELS[step]}: ${text}`);
    this.name = 'StepError';
    this.step = step;
  }
}
