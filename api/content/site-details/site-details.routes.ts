import { Router } from 'express';
import { siteDetailLabels } from '#graphql/site-detail-fields.ts';
import { siteDetailsForm } from '#graphql/site-details-validation.ts';
import { type SiteDetailName } from '#graphql/site-details.ts';
import { assertConfirmed, authorize } from '#api/platform/authorize.ts';
import { describePerson, goBack, parseForm, type PlainFormOptions, readTypedValues } from '#api/platform/http/plain.ts';
import { read } from '#api/platform/http/rest.ts';
import type { SiteDetailsChanges } from './site-details.input.ts';
import { siteDetailsPolicy, readSiteDetails } from './site-details.read.service.ts';
import { updateSiteDetails } from './site-details.service.ts';

const PAGE = '/admin/site';

/** The form of the site details without JavaScript. */
export function siteDetailsRoutes(options: PlainFormOptions): Router {
  const router = Router();
  router.get('/admin/site-details', (request, response) => {
    authorize(siteDetailsPolicy, options.contextFor(request).viewer, 'update', null);
    response.redirect(301, PAGE);
  });
  router.post(PAGE, ...parseForm(options, 'admin'), async (request, response) => {
    response.locals['act'] = 'save site details';
    const context = options.contextFor(request);
    assertConfirmed(context.viewer);
    await updateSiteDetails(context, readForm(readTypedValues(request)));
    await options.refresh();
    response.redirect(303, PAGE);
  });
  router.use(PAGE, returnForm(options));
  return router;
}

function readForm(values: Record<string, string>): SiteDetailsChanges {
  const expectedVersion = Number(values['expectedVersion']);
  const version = Number.isInteger(expectedVersion) ? { expectedVersion } : {};
  const restoredVersion = Number(values['restoredVersion'] || Number.NaN);
  if (Number.isInteger(restoredVersion)) return { ...version, restoredVersion };
  return { ...version, ...read(siteDetailsForm, values) };
}

/** Returns the typed text with the reason, to send again. After a conflict, that overwrites what the others saved. */
const returnForm = (options: PlainFormOptions) =>
  goBack(async (request, response, { status, form: { message, errors, values } }) => {
    const context = options.contextFor(request);
    const view = { page: 'resend', person: await describePerson(options, context), action: PAGE } as const;
    if (status === 409) {
      const { version } = await readSiteDetails(context);
      const reason = `${message} Version ${version} is in force now; read it at ${PAGE} in another tab. Sending this form again replaces it.`;
      const sent = { ...values, expectedVersion: String(version) };
      return options.show(request, response, { ...view, message: reason, values: sent }, status);
    }
    const [field = ''] = Object.keys(errors);
    const reason = `${siteDetailLabels[field as SiteDetailName] ?? 'The form'}: ${message}`;
    return options.show(request, response, { ...view, message: reason, values }, status);
  });
