import { describe, expect, it } from 'vitest';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { MailRow } from '#api/operation/mail/mail.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { type Article, ArticleStatus } from '../article.entity.ts';
import { makeArticle } from '../article.factory.ts';
import { publishDue } from '../article.schedule.service.ts';
import { publishDueChanges } from './article.publish-draft.service.ts';
import {
  ArticleChangesTestDiscardDocument as DISCARD,
  ArticleChangesTestEndDocument as END,
  ArticleChangesTestOneDocument as ONE,
  ArticleChangesTestPublishDocument as PUBLISH,
  ArticleChangesTestSaveDocument as SAVE,
  ArticleChangesTestScheduledDocument as SCHEDULED,
  ArticleChangesTestUnpublishDocument as UNPUBLISH,
  ArticleChangesTestUnscheduleDocument as UNSCHEDULE,
} from '#graphql/generated/tests-content-articles-drafts.ts';

const api = useApi();
const at = '2099-01-01T00:00:00.000Z';
const later = '2099-02-01T00:00:00.000Z';
const missing = 'art_00000000000000000000000000000000';

async function write(values: Partial<Article> = {}): Promise<Article> {
  const em = api.em();
  const article = makeArticle(em, { title: 'As it is', ...values });
  await em.flush();
  return article;
}
const save = async (id: string, title: string, more: object = {}) =>
  (await api.run(person.editor, SAVE, { input: { id, title, ...more } })).data.saveArticleDraft.article;
const schedule = (id: string, time = at, more: object = {}) =>
  api.run(person.editor, PUBLISH, { input: { id, at: time, ...more } });
const read = async (slug: string, viewer: typeof person.editor | typeof person.visitor = person.editor) =>
  (await api.run(viewer, ONE, { slug })).data.article!;
const readLog = (id: string) =>
  query<{ kind: string; details: object }>(
    api.em(),
    'select kind, details from audit_event where subject_id = $1 order by seq',
    [id],
  );

/** Lets the scheduled time of an article pass, and runs the job. */
async function arrive(id: string): Promise<void> {
  const passed = "update article_version set publish_at = now() - interval '1 second' where article_id = $1";
  await query(api.em(), `${passed} and publish_at is not null`, [id]);
  await publishDueChanges(makeContext(person.visitor, api.em()));
}

async function writeScheduled(title = 'From Monday'): Promise<Article> {
  const article = await write();
  await save(article.id, title);
  await schedule(article.id);
  return article;
}

describe('changes of a published article that are scheduled', () => {
  it('stay hidden from readers until their time, and are the public text from then on', async () => {
    const { id, slug } = await write();
    const { version } = (await save(id, 'From Monday')).draft!;
    const { data } = await schedule(id);
    expect(data.publishArticle.article).toMatchObject({
      title: 'As it is',
      status: 'PUBLISHED',
      draft: { title: 'From Monday' },
      scheduledChanges: { version, publishAt: at, failure: null },
    });
    await publishDueChanges(makeContext(person.visitor, api.em()));
    const before = await read(slug, person.visitor);
    expect(before).toMatchObject({ title: 'As it is', draft: null, scheduledChanges: null });
    await arrive(id);
    expect(await read(slug, person.visitor)).toMatchObject({ title: 'From Monday', publishedAt: before.publishedAt });
    expect(await read(slug)).toMatchObject({ version, draft: null, scheduledChanges: null });
    expect(await readLog(id)).toMatchObject([
      { kind: 'article.draft_saved' },
      { kind: 'article.changes_scheduled', details: { slug, version, publishAt: at } },
      { kind: 'article.published', details: { slug, version, scheduled: true, changes: true } },
    ]);
    await arrive(id);
    expect(await readLog(id)).toHaveLength(3);
  });

  it('are exactly the text that was checked: later changes wait until they are added to the schedule', async () => {
    const { id, slug } = await writeScheduled();
    const changed = await save(id, 'Half a sen', { isAutosave: true });
    expect(changed.draft!.version).toBeGreaterThan(changed.scheduledChanges!.version);
    await arrive(id);
    expect(await read(slug)).toMatchObject({
      title: 'From Monday',
      draft: { title: 'Half a sen' },
      scheduledChanges: null,
    });
  });

  it('include later changes that are scheduled again, at the same or at another time', async () => {
    const { id, slug } = await writeScheduled();
    await save(id, 'Corrected');
    const { data } = await schedule(id, later);
    const { draft, scheduledChanges } = data.publishArticle.article;
    expect(scheduledChanges).toEqual({ version: draft!.version, publishAt: later, failure: null });
    await arrive(id);
    expect((await read(slug, person.visitor)).title).toBe('Corrected');
  });

  it('keep their schedule if they are scheduled again for the same time', async () => {
    const { id, slug } = await writeScheduled();
    await schedule(id);
    expect((await read(slug)).scheduledChanges).toEqual({ version: 2, publishAt: at, failure: null });
  });

  it('can be canceled and stay a draft', async () => {
    const { id, slug } = await writeScheduled();
    const { data } = await api.run(person.editor, UNSCHEDULE, { id });
    expect(data.unscheduleArticleDraft.article).toMatchObject({
      draft: { title: 'From Monday' },
      scheduledChanges: null,
    });
    await arrive(id);
    expect((await read(slug, person.visitor)).title).toBe('As it is');
    expect((await readLog(id)).map(({ kind }) => kind)).toEqual([
      'article.draft_saved',
      'article.changes_scheduled',
      'article.changes_unscheduled',
    ]);
  });

  it('are not needed any more once the draft is published', async () => {
    const { id, slug } = await writeScheduled();
    await save(id, 'At once');
    await api.run(person.editor, PUBLISH, { input: { id } });
    expect(await read(slug)).toMatchObject({ title: 'At once', draft: null, scheduledChanges: null });
    await arrive(id);
    expect((await read(slug)).title).toBe('At once');
  });

  it('are the draft again after later changes were discarded, and end when they are discarded too', async () => {
    const { id, slug } = await writeScheduled();
    await save(id, 'Regretted');
    const first = (await api.run(person.editor, DISCARD, { id })).data.discardArticleDraft.article;
    expect(first).toMatchObject({ draft: { title: 'From Monday' }, scheduledChanges: { publishAt: at } });
    const second = (await api.run(person.editor, DISCARD, { id })).data.discardArticleDraft.article;
    expect(second).toMatchObject({ draft: null, scheduledChanges: null });
    await arrive(id);
    expect((await read(slug, person.visitor)).title).toBe('As it is');
  });

  it('end when the article is unpublished, and stay its draft', async () => {
    const { id, slug } = await writeScheduled();
    const { data } = await api.run(person.editor, UNPUBLISH, { id });
    expect(data.unpublishArticle.article).toMatchObject({
      status: 'DRAFT',
      draft: { title: 'From Monday' },
      scheduledChanges: null,
    });
    await arrive(id);
    expect(await read(slug)).toMatchObject({ status: 'DRAFT', title: 'As it is' });
  });

  it('stay in the history, however often the article changes', async () => {
    const { id } = await writeScheduled();
    for (let number = 0; number < 3; number++) await save(id, `Minute ${number}`, { isAutosave: true });
    await query(api.em(), 'update article_version set autosaved = false where article_id = $1', [id]);
    const rows = `insert into article_version (article_id, version, title, summary, body, saved_at)
      select id, number, title, summary, body, now() from article, generate_series(9, 150) number where id = $1`;
    await query(api.em(), rows, [id]);
    expect((await save(id, 'Newest')).scheduledChanges).toMatchObject({ version: 2, publishAt: at });
  });

  it('do not clear the page caches before their time', async () => {
    const { id } = await write();
    await save(id, 'From Monday');
    const readVersion = () => query(api.em(), 'select version from content_version');
    const before = await readVersion();
    await schedule(id);
    await publishDueChanges(makeContext(person.visitor, api.em()));
    expect(await readVersion()).toEqual(before);
    await arrive(id);
    expect(await readVersion()).not.toEqual(before);
  });
});

describe('changes that cannot be scheduled', () => {
  it('have errors in the publishing check, unless a reason is given', async () => {
    const { id, slug } = await write();
    await save(id, 'From Monday', { summary: '' });
    expect((await schedule(id)).code).toBe('BAD_USER_INPUT');
    await schedule(id, at, { overrideReason: 'The summary follows tonight.' });
    await arrive(id);
    expect((await read(slug, person.visitor)).title).toBe('From Monday');
    expect((await readLog(id)).at(-1)).toMatchObject({
      kind: 'article.published',
      details: { reason: 'The summary follows tonight.', errors: 1, scheduled: true },
    });
  });

  it('would be published after the article is unpublished', async () => {
    const { id } = await write();
    await save(id, 'From Monday');
    await api.run(person.editor, END, { id, at });
    expect((await schedule(id, later)).code).toBe('CONFLICT');
    const other = await writeScheduled();
    expect((await api.run(person.editor, END, { id: other.id, at })).code).toBe('BAD_USER_INPUT');
    expect((await api.run(person.editor, END, { id: other.id, at: later })).errors).toBeUndefined();
  });

  it('are older than the published text, or have a URL name that another article took', async () => {
    const { id } = await write();
    await save(id, 'From Monday');
    await query(api.em(), 'update article set version = 9 where id = $1', [id]);
    expect((await schedule(id)).code).toBe('CONFLICT');
    const { id: other, slug } = await write();
    await save(other, 'Renamed', { slug: `${slug}-wanted` });
    await write({ slug: `${slug}-wanted` });
    expect((await schedule(other)).code).toBe('CONFLICT');
  });

  it('are in the list of what is scheduled, for editors only', async () => {
    const { id, slug } = await writeScheduled();
    const live = await write();
    const waiting = await write({ title: 'A whole article', status: ArticleStatus.DRAFT });
    await schedule(waiting.id);
    const list = async (viewer: typeof person.editor | typeof person.visitor) =>
      (await api.run(viewer, SCHEDULED)).data.articles.nodes
        .map((article) => article.slug)
        .filter((name) => [slug, live.slug, waiting.slug].includes(name));
    expect(await list(person.editor)).toEqual([waiting.slug, slug]);
    expect(await list(person.visitor)).toEqual([]);
    expect(await list(person.investor)).toEqual([]);
    await api.run(person.editor, UNSCHEDULE, { id });
    expect(await list(person.editor)).toEqual([waiting.slug]);
  });

  it('of an article without changes do not exist, and the whole article waits as before', async () => {
    const { id } = await write();
    expect((await schedule(id)).data.publishArticle.article).toMatchObject({ status: 'SCHEDULED', publishedAt: at });
  });
});

describe('scheduled changes that cannot be published at their time', () => {
  it('leave the article as it is and say why, once', async () => {
    const { id, slug } = await write();
    const target = await write();
    const em = api.em();
    makeUser(em, { id: person.editor.id, email: 'ed@demo.example', roles: ['EDITOR'] });
    await em.flush();
    await save(id, 'From Monday', { body: `See [this](/resources/${target.slug}).` });
    await schedule(id);
    await query(api.em(), "update article set status = 'DRAFT' where id = $1", [target.id]);
    await arrive(id);
    await publishDueChanges(makeContext(person.visitor, api.em()));
    const failure = `The publishing check found errors. Line 1: “/resources/${target.slug}” links to an article that is not published.`;
    expect(await read(slug)).toMatchObject({
      title: 'As it is',
      draft: { title: 'From Monday' },
      scheduledChanges: { failure },
    });
    const failures = (await readLog(id)).filter(({ kind }) => kind === 'article.changes_failed');
    expect(failures).toMatchObject([{ details: { slug, version: 2, failure } }]);
    const mails = await api.em().find(MailRow, {
      kind: 'article.changes_failed',
      bodyText: { $like: `%/admin/articles/${id}%` },
    });
    expect(mails).toMatchObject([
      { recipient: 'ed@demo.example', subject: 'Scheduled changes were not published: As it is' },
    ]);
    expect(mails[0]!.bodyText).toContain(failure);
    await query(api.em(), "update article set status = 'PUBLISHED' where id = $1", [target.id]);
    expect((await schedule(id)).data.publishArticle.article.scheduledChanges).toMatchObject({ failure: null });
    await arrive(id);
    expect((await read(slug, person.visitor)).title).toBe('From Monday');
  });

  it('are not published with an article that is not public', async () => {
    const { id, slug } = await writeScheduled();
    await query(api.em(), "update article set status = 'DRAFT' where id = $1", [id]);
    await arrive(id);
    expect(await read(slug)).toMatchObject({ status: 'DRAFT', title: 'As it is', scheduledChanges: null });
  });

  it('do not replace a published text that changed meanwhile', async () => {
    const { id, slug } = await writeScheduled();
    await query(api.em(), "update article set version = 9, title = 'Corrected' where id = $1", [id]);
    await arrive(id);
    const { title, scheduledChanges } = await read(slug);
    expect([title, scheduledChanges!.failure]).toEqual([
      'Corrected',
      expect.stringMatching(/changed after this draft/),
    ]);
  });
});

describe('a schedule that is canceled', () => {
  /** Lets the scheduled time of a whole article pass, and runs the job. */
  const publishAtItsTime = async (id: string) => {
    await query(api.em(), "update article set published_at = now() - interval '1 second' where id = $1", [id]);
    await publishDue(api.em());
  };

  it('leaves a scheduled article a draft, which has no time of unpublishing', async () => {
    const { id } = await write({ status: ArticleStatus.DRAFT });
    await schedule(id);
    await api.run(person.editor, END, { id, at: later });
    const { data } = await api.run(person.editor, UNSCHEDULE, { id });
    expect(data.unscheduleArticleDraft.article).toMatchObject({ status: 'DRAFT', unpublishAt: null });
    await publishAtItsTime(id);
    await api.run(person.editor, UNSCHEDULE, { id });
    expect((await readLog(id)).map(({ kind }) => kind)).toEqual([
      'article.scheduled',
      'article.unpublishing_planned',
      'article.unpublished',
    ]);
  });

  it('after its time leaves the article published, with its time of unpublishing', async () => {
    const { id, slug } = await write({ status: ArticleStatus.DRAFT });
    await schedule(id);
    await api.run(person.editor, END, { id, at: later });
    await publishAtItsTime(id);
    const { code, errors } = await api.run(person.editor, UNSCHEDULE, { id });
    expect([code, errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'This article is published and has no schedule to cancel. To hide it from readers, unpublish it.',
    ]);
    expect(await read(slug, person.visitor)).toMatchObject({ status: 'PUBLISHED' });
    expect((await read(slug)).unpublishAt).toBe(later);
  });

  it('after its changes were published leaves them published', async () => {
    const { id, slug } = await writeScheduled();
    await arrive(id);
    expect((await api.run(person.editor, UNSCHEDULE, { id })).code).toBe('CONFLICT');
    expect(await read(slug, person.visitor)).toMatchObject({ status: 'PUBLISHED', title: 'From Monday' });
  });
});

describe('what an editor adds to a schedule that has ended meanwhile is a draft, and not public', () => {
  const expectRefusal = async (answer: ReturnType<typeof schedule>, field: string, sentence: RegExp) => {
    const { code, errors } = await answer;
    const message = errors?.[0]?.message ?? 'Nothing was refused.';
    expect([code, message]).toEqual(['CONFLICT', expect.stringMatching(sentence)]);
    expect(errors![0]!.extensions!['fields']).toEqual([{ path: ['input', field], message }]);
  };
  const soon = () => new Date(Date.now() + 60_000).toISOString();
  const pass = (table: 'article' | 'article_version', column: string, id: string) =>
    query(
      api.em(),
      `update ${table} set ${column} = now() - interval '1 minute'
        where ${table === 'article' ? 'id' : 'article_id'} = $1 and ${column} > now() returning ${column} as at`,
      [id],
    ) as Promise<{ at: Date }[]>;

  it('after a whole article was published at its time', async () => {
    const { id, slug } = await write({ status: ArticleStatus.DRAFT });
    await schedule(id, soon());
    const [passed] = await pass('article', 'published_at', id);
    const known = { expectedStatus: ArticleStatus.SCHEDULED };
    await save(id, 'Typed meanwhile');
    // The job has not run yet.
    await expectRefusal(schedule(id, passed!.at.toISOString(), known), 'at', /^The scheduled time has passed/);
    await publishDue(api.em());
    const sentence = /^This article was published on .+ \(UTC\)\. Its changes are kept as a draft\./;
    await expectRefusal(schedule(id, passed!.at.toISOString(), known), 'expectedStatus', sentence);
    await expectRefusal(schedule(id, at, known), 'expectedStatus', sentence);
    expect(await read(slug, person.visitor)).toMatchObject({ status: 'PUBLISHED', title: 'As it is' });
    expect((await read(slug)).draft).toMatchObject({ title: 'Typed meanwhile' });
    await api.run(person.editor, PUBLISH, { input: { id, expectedStatus: ArticleStatus.PUBLISHED } });
    expect((await read(slug, person.visitor)).title).toBe('Typed meanwhile');
  });

  it('after changes were published at their time', async () => {
    const { id, slug } = await writeScheduled();
    const [passed] = await pass('article_version', 'publish_at', id);
    await publishDueChanges(makeContext(person.visitor, api.em()));
    // Without other changes, a new time would hide the article until then.
    const seen = { expectedStatus: ArticleStatus.PUBLISHED };
    await expectRefusal(schedule(id, at, seen), 'expectedStatus', /^This article was published on [^.]+\.$/);
    expect((await read(slug, person.visitor)).title).toBe('From Monday');
    await save(id, 'Typed meanwhile');
    const known = { expectedStatus: ArticleStatus.PUBLISHED };
    await expectRefusal(schedule(id, passed!.at.toISOString(), known), 'at', /^The scheduled time has passed/);
    expect((await read(slug, person.visitor)).title).toBe('From Monday');
    expect((await read(slug)).draft).toMatchObject({ title: 'Typed meanwhile' });
  });

  it('after another editor canceled the schedule or unpublished the article', async () => {
    const { id, slug } = await write({ status: ArticleStatus.DRAFT });
    await schedule(id);
    await api.run(person.admin, UNSCHEDULE, { id });
    const sentence = /^This article is a draft now/;
    await expectRefusal(schedule(id, at, { expectedStatus: ArticleStatus.SCHEDULED }), 'expectedStatus', sentence);
    const publish = { input: { id, expectedStatus: ArticleStatus.PUBLISHED } };
    await expectRefusal(api.run(person.editor, PUBLISH, publish), 'expectedStatus', sentence);
    expect(await read(slug)).toMatchObject({ status: 'DRAFT' });
  });

  it('before a draft is published at a time that has passed', async () => {
    const { id, slug } = await write({ status: ArticleStatus.DRAFT });
    const passed = new Date(Date.now() - 1_000).toISOString();
    const sentence = /^The scheduled time has passed\. Publish now, or choose another time\.$/;
    await expectRefusal(schedule(id, passed, { expectedStatus: ArticleStatus.DRAFT }), 'at', sentence);
    expect(await read(slug)).toMatchObject({ status: 'DRAFT' });
    // Programs that state no status can date an article back.
    expect((await schedule(id, passed)).code).toBeUndefined();
  });

  it('and an article that another editor published is not taken offline by scheduling it', async () => {
    const { id, slug } = await write({ status: ArticleStatus.DRAFT });
    await api.run(person.admin, PUBLISH, { input: { id } });
    const sentence = /^This article was published on [^.]+\.$/;
    await expectRefusal(schedule(id, at, { expectedStatus: ArticleStatus.DRAFT }), 'expectedStatus', sentence);
    expect(await read(slug, person.visitor)).toMatchObject({ status: 'PUBLISHED' });
  });
});

it('an investor does not read about a schedule, and an administrator cannot cancel one of an unknown article', async () => {
  const { slug } = await writeScheduled();
  expect((await api.run(person.admin, UNSCHEDULE, { id: missing })).code).toBe('NOT_FOUND');
  expect((await api.run(person.investor, ONE, { slug })).data.article!.scheduledChanges).toBeNull();
});
