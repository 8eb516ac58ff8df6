import { type PersonalCode, type PersonalJob, personalPageJob, readyJob } from './personal-code.js';
import {
  type CodePair,
  frameJob,
  type HeadJob,
  headJob,
  livePageJob,
  type PageJob,
  pageJob,
  pathsJob,
  type VisitJob,
} from './server-code.js';
import { checkContainer, type ContainerCheck } from './start-container.js';

/** What each job is told. */
export interface JobInputs {
  checkContainer: ContainerCheck;
  headOfPage: HeadJob;
  renderLivePage: VisitJob;
  readyForPeople: readonly PersonalCode[];
  renderPersonalPage: PersonalJob;
  renderFrame: PageJob;
  renderPage: PageJob;
  pathsOfPages: CodePair;
}
export type JobName = keyof JobInputs;

const JOBS: { readonly [Name in JobName]: (input: JobInputs[Name], fetcher: typeof fetch) => Promise<unknown> } = {
  checkContainer,
  headOfPage: headJob,
  renderLivePage: livePageJob,
  readyForPeople: readyJob,
  renderPersonalPage: personalPageJob,
  renderFrame: frameJob,
  renderPage: pageJob,
  pathsOfPages: pathsJob,
};

/** Runs a job on code of a slice, where that code can do no harm. @param fetcher answers what the code asks of the API */
export const runJob = <Name extends JobName>(
  job: Name,
  input: JobInputs[Name],
  fetcher: typeof fetch,
): Promise<unknown> => JOBS[job](input, fetcher);
