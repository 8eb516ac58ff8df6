/** A text written for the measurement, with what it states. */
export interface MeasuredText {
  readonly category: string;
  /** The role that it is about; of a CV, the one with most years. */
  readonly role: string;
  /** Skills of the category that it states, parted by commas. */
  readonly skills: string;
  /** Whole years of work in all, of CVs that say it. */
  readonly years?: number;
  readonly text: string;
}
