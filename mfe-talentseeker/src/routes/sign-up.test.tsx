import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { signUpAgreement } from '@vela/contracts/legal';
import type { TalentSeeker } from '@vela/contracts/schemas';
import { companyLink } from '../features/sign-up/company-link.js';
import { referenceAnswers } from '../testing/answers.js';
import { aCompany, aRecruiter, aTalentSeeker, idOf } from '../testing/market.js';
import { openSite, type SiteOptions } from '../testing/site.js';

afterEach(() => localStorage.clear());

const nothingYet: TalentSeeker = { fields: [], companies: [], sectors: [], linkedinProfile: null, company: null };
const userWith = (part: Partial<TalentSeeker>) => ({ ...aRecruiter, talentSeeker: { ...nothingYet, ...part } });
const emptyLists: SiteOptions['answers'] = { listOpenRoles: () => [], listConnections: () => [] };

describe('step 1', () => {
  test('both consents open the way, and are recorded before it is taken', async () => {
    const { container, sentTo, session } = openSite({
      path: '/talentseeker/signup/step1?companyLink=token-1',
      answers: { agreeToTexts: () => ({ ok: true }) },
    });
    const signIn = await screen.findByRole('button', { name: 'Sign in with LinkedIn' });
    for (const label of ['Authentication', 'Your Profile', 'Your Experience', 'Your profile'])
      expect(screen.getByText(label)).toBeVisible();
    expect(signIn).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /general terms for business clients/ }));
    expect(signIn).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
    expect(signIn).toBeEnabled();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(signIn);
    await waitFor(() =>
      expect(session.startLinkedin).toHaveBeenCalledWith({ signin: false, userType: 'talentSeeker' }),
    );
    expect(sentTo('agreeToTexts')).toEqual([{ body: { texts: signUpAgreement('talentSeeker') } }]);
    expect(companyLink.read()).toBe('token-1');
  });

  test('without a record nobody leaves', async () => {
    const { session } = openSite({
      path: '/talentseeker/signup/step1',
      answers: {
        agreeToTexts: () => {
          throw new ApiError('Try again in a minute.', 503, null);
        },
      },
    });
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with LinkedIn' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a minute.');
    expect(session.startLinkedin).not.toHaveBeenCalled();
  });

  test('who has signed up already goes on', async () => {
    const { path } = openSite({ path: '/talentseeker/signup/step1', user: userWith({}) });
    await screen.findByRole('heading', { name: 'Your profile and company' });
    expect(path()).toBe('/talentseeker/dashboard/step3');
  });
});

describe('step 2', () => {
  test('name and email are fixed, the profile address is checked', async () => {
    const { container, path, sentTo } = openSite({
      path: '/talentseeker/signup/step2',
      user: userWith({ company: aCompany }),
      answers: { ...referenceAnswers, saveTalentSeekerProfile: () => ({ ...aTalentSeeker, fields: [] }) },
    });
    const first = await screen.findByRole('textbox', { name: 'First name' });
    expect(first).toHaveAttribute('readonly');
    expect(first).toHaveAccessibleDescription("This information can't be changed");
    const address = screen.getByRole('textbox', { name: 'LinkedIn profile URL' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await userEvent.type(address, 'https://example.com/ingrid');
    expect(await screen.findByText('Linkedin profile urls start with https://www.linkedin.com/in/')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://www.linkedin.com/in/ingrid-berg/');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(path()).toBe('/talentseeker/signup/step3'));
    expect(sentTo('saveTalentSeekerProfile')).toEqual([
      { body: { linkedinProfile: 'https://www.linkedin.com/in/ingrid-berg/' } },
    ]);
  });

  test('an error of the server stands beside its field and nothing is lost', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad',
      status: 422,
      detail: 'Mend it.',
      message: 'Mend it.',
      errors: [{ field: 'linkedinProfile', message: 'This profile is taken.' }],
    };
    openSite({
      path: '/talentseeker/signup/step2',
      user: userWith({ company: aCompany }),
      answers: {
        saveTalentSeekerProfile: () => {
          throw new ApiError('Mend it.', 422, problem);
        },
      },
    });
    const address = await screen.findByRole('textbox', { name: 'LinkedIn profile URL' });
    await userEvent.type(address, 'https://www.linkedin.com/in/x');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('This profile is taken.')).toBeVisible();
    expect(address).toHaveValue('https://www.linkedin.com/in/x');
  });
});

test('step 3: fields of expertise from the list or freely, then on to what is missing', async () => {
  const { container, path, sentTo } = openSite({
    path: '/talentseeker/signup/step3',
    user: userWith({ linkedinProfile: aTalentSeeker.linkedinProfile }),
    answers: { ...referenceAnswers, saveTalentSeekerProfile: () => ({ ...aTalentSeeker, company: null }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const fields = screen.getByRole('combobox', { name: 'Fields of expertise' });
  await userEvent.type(fields, 'Hydrology{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Companies' }), 'Norrsken{Enter}norrsken{Enter}');
  const sectors = screen.getByRole('textbox', { name: 'Sectors' });
  await userEvent.click(sectors);
  await userEvent.paste('x'.repeat(201));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sectors).toHaveAccessibleDescription(/At most 200 characters/));
  expect(sentTo('saveTalentSeekerProfile')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Remove xxx/ }));
  await userEvent.type(sectors, 'Energy');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/talentseeker/dashboard/step3'));
  expect(sentTo('saveTalentSeekerProfile')).toEqual([
    { body: { fields: ['Hydrology'], companies: ['Norrsken'], sectors: ['Energy'] } },
  ]);
});

describe('dashboard/step3', () => {
  const open = (options: Partial<SiteOptions> = {}) =>
    openSite({
      path: '/talentseeker/dashboard/step3',
      user: userWith({}),
      userAfterRefresh: () => aRecruiter,
      ...options,
    });
  const address = () => screen.findByRole('textbox', { name: 'LinkedIn profile URL' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

  test('who has no company makes one', async () => {
    const { path, sentTo } = open({ answers: { ...emptyLists, saveTalentSeekerProfile: () => aTalentSeeker } });
    await userEvent.type(await address(), 'https://www.linkedin.com/in/ingrid');
    // What the way passed over is not shown as something to come before.
    const steps = within(screen.getByRole('navigation', { name: 'Sign-up' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Authentication (done)', '2Your profile']);
    await save();
    expect(await screen.findByText('This field is required')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Company name' }), 'Norrsken');
    await save();
    await waitFor(() => expect(path()).toBe('/talentseeker/dashboard'));
    expect(sentTo('saveTalentSeekerProfile')).toEqual([
      {
        body: {
          linkedinProfile: 'https://www.linkedin.com/in/ingrid',
          createCorporateAccount: true,
          companyName: 'Norrsken',
        },
      },
    ]);
  });

  test('an invited colleague joins', async () => {
    companyLink.keep('token-1');
    const getInvitation = () => ({ companyName: 'Norrsken Energi', inviterName: 'Maja Ek' });
    const { path, sentTo } = open({
      answers: { ...emptyLists, getInvitation, saveTalentSeekerProfile: () => aTalentSeeker },
    });
    expect(await screen.findByText('Maja Ek has invited you to Norrsken Energi')).toBeVisible();
    await userEvent.type(await address(), 'https://www.linkedin.com/in/ingrid');
    expect(screen.queryByRole('textbox', { name: 'Company name' })).toBeNull();
    await save();
    await waitFor(() => expect(path()).toBe('/talentseeker/dashboard'));
    expect(sentTo('saveTalentSeekerProfile')).toEqual([
      { body: { linkedinProfile: 'https://www.linkedin.com/in/ingrid', magicLink: 'token-1' } },
    ]);
    expect(companyLink.read()).toBeNull();
  });

  const placeholder = { ...aCompany, autoGenerated: true, name: 'Ingrid Berg (company)' };
  const invitation = () => ({ companyName: 'Norrsken Energi', inviterName: 'Maja Ek' });

  test('who has begun a company of their own is led to the invitation that they opened, and joins by it', async () => {
    const { path, sentTo } = openSite({
      path: '/talentseeker/signup/step1?companyLink=token-1',
      user: userWith({ ...aTalentSeeker, company: placeholder }),
      userAfterRefresh: () => aRecruiter,
      answers: { ...emptyLists, getInvitation: invitation, saveTalentSeekerProfile: () => aTalentSeeker },
    });
    expect(await screen.findByText('Maja Ek has invited you to Norrsken Energi')).toBeVisible();
    expect(path()).toBe('/talentseeker/dashboard/step3');
    expect(screen.getByText(/Ingrid Berg \(company\), which you have not filled in yet, ends with it/)).toBeVisible();
    await save();
    await waitFor(() => expect(path()).toBe('/talentseeker/dashboard'));
    expect(sentTo('saveTalentSeekerProfile')).toMatchObject([{ body: { magicLink: 'token-1' } }]);
    expect(companyLink.read()).toBeNull();
  });

  test('who opened it before signing in finds it on the dashboard', async () => {
    companyLink.keep('token-1');
    const { path } = openSite({
      path: '/talentseeker/dashboard',
      user: userWith({ ...aTalentSeeker, company: placeholder }),
      answers: { ...emptyLists, getInvitation: invitation },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'To the invitation' }));
    expect(path()).toBe('/talentseeker/dashboard/step3');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay with my own company instead' }));
    expect(companyLink.read()).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Company name' })).toBeNull();
  });

  test('who belongs to a company is told that an invitation does not lead out of it', async () => {
    const { container, path } = openSite({
      path: '/talentseeker/signup/step1?companyLink=token-1',
      user: aRecruiter,
      answers: emptyLists,
    });
    expect(await screen.findByText('You belong to Norrsken Energi already')).toBeVisible();
    expect(path()).toBe('/talentseeker/dashboard');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Put the invitation aside' }));
    expect(screen.queryByText('You belong to Norrsken Energi already')).toBeNull();
    expect(companyLink.read()).toBeNull();
  });

  test.each([
    ['a colleague', false, 2, /Leave yours first, on its page/],
    ['the owner', true, 2, /Make a colleague the owner of yours first, and leave it/],
    ['whoever is alone in it', true, 1, /You are alone in yours/],
  ])('it tells %s how to take it up all the same', async (_who, owner, people, words) => {
    companyLink.keep('token-1');
    const [me] = aCompany.members;
    if (me === undefined) throw new Error('Nobody is there.');
    const members = [
      { ...me, owner },
      { ...me, id: idOf(82), owner: !owner },
    ].slice(0, people);
    openSite({
      path: '/talentseeker/dashboard',
      user: userWith({ ...aTalentSeeker, company: { ...aCompany, members } }),
      answers: emptyLists,
    });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('an invitation that has expired can be put aside', async () => {
    companyLink.keep('token-1');
    open({
      answers: {
        saveTalentSeekerProfile: () => {
          throw new ApiError('This invitation has expired.', 422, null);
        },
      },
    });
    await userEvent.type(await address(), 'https://www.linkedin.com/in/ingrid');
    await save();
    expect(await screen.findByText('This invitation has expired.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start a company of my own instead' }));
    expect(screen.getByRole('textbox', { name: 'Company name' })).toBeVisible();
    expect(await address()).toHaveValue('https://www.linkedin.com/in/ingrid');
  });
});
