import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { AllSiteDetailsFragment, SavedSiteDetailsFragment } from '#graphql/generated/admin.ts';
import { SiteDetailsPage } from '#web/pages/admin/site-details/SiteDetailsPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';

const meta = {
  title: 'pages/admin/site-details/SiteDetailsPage',
  component: SiteDetailsPage,
  parameters: { layout: 'fullscreen', path: '/admin/site' },
} satisfies Meta<typeof SiteDetailsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const empty: AllSiteDetailsFragment = {
  version: 0,
  legalName: null,
  street: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
  email: null,
  phone: null,
  supportHours: null,
  specificationsConfirmedOn: null,
  penetrationTest: null,
  testimonial: null,
  testimonialPerson: null,
  testimonialTitle: null,
  testimonialSource: null,
  testimonialConsentOn: null,
  governingLaw: null,
  dataProtection: null,
  technicalLog: null,
  mailServer: null,
  languageModel: null,
  serverCountry: null,
  refusedRequests: null,
  auditLog: null,
  backups: null,
  founders: [],
  socialProfiles: [],
};

const filled: AllSiteDetailsFragment = {
  ...empty,
  version: 7,
  legalName: 'Acme AI, Inc.',
  street: '12 Market Street',
  city: 'Dover',
  region: 'DE',
  postalCode: '19901',
  country: 'US',
  email: 'hello@acme-ai.com',
  phone: '+1 302 555 0100',
  supportHours: 'Weekdays 9 to 17, New York',
  founders: [
    { name: 'Ada Miller', title: 'Chief Executive' },
    { name: 'Ben Ruiz', title: null },
  ],
  socialProfiles: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/acme-ai' }],
  testimonial: 'It runs in a room that we can point to.',
  testimonialPerson: 'Grace Moore',
  governingLaw: 'The law of Delaware applies. The courts of Dover decide.',
  technicalLog: 'nine days',
};

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ';
const long: AllSiteDetailsFragment = {
  ...filled,
  legalName: LONG.repeat(2).slice(0, 120),
  street: LONG.repeat(2).slice(0, 120),
  governingLaw: LONG.repeat(7).slice(0, 500).trim(),
  testimonial: LONG.repeat(5).slice(0, 400).trim(),
  founders: Array.from({ length: 6 }, (_, at) => ({ name: `${at} ${LONG}`.slice(0, 100), title: LONG.trim() })),
};

const versions: SavedSiteDetailsFragment[] = Array.from({ length: 7 }, (_, at) => ({
  version: 7 - at,
  savedAt: `2026-11-2${7 - at}T09:14:00.000Z`,
  savedBy: at === 2 ? { name: null } : { name: 'Ada Admin' },
  changedFields: at === 6 ? ['legalName', 'street', 'city', 'founders', 'governingLaw'] : ['phone'],
}));

const toData = (siteDetails: AllSiteDetailsFragment, siteDetailsVersions: SavedSiteDetailsFragment[] = []) => ({
  data: {
    siteDetails: { __typename: 'SiteDetails', ...siteDetails },
    siteDetailsVersions: siteDetailsVersions.map((version) => ({ __typename: 'SiteDetailsVersion', ...version })),
  },
});
const update = (siteDetails: AllSiteDetailsFragment) => ({
  data: {
    updateSiteDetails: {
      __typename: 'UpdateSiteDetailsPayload',
      siteDetails: { __typename: 'SiteDetails', ...siteDetails },
    },
  },
});
const success = withAnswers({
  EditSiteDetails: toData(filled, versions),
  UpdateSiteDetails: update({ ...filled, version: 8, phone: '+1 302 555 0199' }),
});
const SAVE = 'Save and show to visitors';

export const Loading: Story = loading('EditSiteDetails');
export const Failure: Story = failure('EditSiteDetails');
export const NothingSet: Story = {
  decorators: [withAnswers({ EditSiteDetails: toData(empty) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Site details: 19 of 19 are not set\./)).toBeVisible();
    const preview = canvas.getByRole('group', { name: 'Legal statements, as visitors see it' });
    await expect(preview).toHaveTextContent('has not stated which law governs these terms');
  },
};
export const Filled: Story = { decorators: [success] };
export const FilledOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const FilledOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const LongTexts: Story = { decorators: [withAnswers({ EditSiteDetails: toData(long, versions) })] };

export const ShowsTypedTextAsVisitorsSeeIt: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const source = await canvas.findByLabelText(/^Source/);
    const preview = canvas.getByRole('group', { name: 'Testimonial, as visitors see it' });
    await expect(preview).toHaveTextContent('Illustrative quotation');
    await expect(preview).not.toHaveTextContent('Grace Moore');
    await userEvent.type(source, 'Letter of May 4');
    await userEvent.type(canvas.getByLabelText(/^Consent given on/), '2026-05-06');
    await expect(preview).toHaveTextContent('Grace Moore');
    await expect(preview).not.toHaveTextContent('Illustrative quotation');
  },
};

export const Saved: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const phone = await canvas.findByLabelText(/^Telephone/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '+1 302 555 0199');
    await expect(canvas.getByRole('button', { name: 'Restore version 6' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore version 6' })).toBeEnabled());
    await expect(phone).toHaveValue('+1 302 555 0199');
  },
};

export const InvalidFields: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const profiles = await canvas.findByLabelText(/^Social profiles/);
    await userEvent.clear(profiles);
    await userEvent.type(profiles, 'LinkedIn: linkedin.com/acme');
    await userEvent.clear(canvas.getByLabelText(/^Contact email/));
    await userEvent.type(canvas.getByLabelText(/^Contact email/), 'at acme');
    await userEvent.click(canvas.getByRole('button', { name: SAVE }));
    await expect(await canvas.findByText(/^Enter a whole URL after each name/)).toBeVisible();
    await expect(canvas.getByText('Please enter a valid email')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Contact email/)).toHaveFocus());
  },
};

export const RefusedByTheServer: Story = {
  decorators: [
    withAnswers({
      EditSiteDetails: toData(filled, versions),
      UpdateSiteDetails: {
        error: 'BAD_USER_INPUT',
        message: 'Name each founder once',
        fields: [{ path: ['input', 'founders'], message: 'Name each founder once' }],
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^City/), 's');
    await userEvent.click(canvas.getByRole('button', { name: SAVE }));
    await expect(await canvas.findByText('Name each founder once')).toBeVisible();
    await expect(canvas.getByLabelText(/^City/)).toHaveValue('Dovers');
  },
};

export const Conflict: Story = {
  decorators: [
    withAnswers({
      EditSiteDetails: toData(filled, versions),
      UpdateSiteDetails: { error: 'CONFLICT', message: 'Somebody else saved other site details.' },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const city = await canvas.findByLabelText(/^City/);
    await userEvent.clear(city);
    await userEvent.type(city, 'Lewes');
    await userEvent.click(canvas.getByRole('button', { name: SAVE }));
    await expect(await canvas.findByText(/^Version 7 was saved while you were typing/)).toBeVisible();
    await expect(city).toHaveValue('Lewes');
    await waitFor(() => expect(canvas.getByRole('button', { name: SAVE })).toBeEnabled());
  },
};
