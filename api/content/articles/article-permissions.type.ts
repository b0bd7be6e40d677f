import { createPermissions } from '#api/platform/graphql/types.ts';

export const ArticlePermissions = createPermissions(
  'Article',
  'an article. All are false for visitors and investors.',
  {
    update: 'change the article, save a draft of it and lock it',
    publish: 'publish or schedule the article, or its draft',
    unpublish: 'return the published or scheduled article to draft',
    delete: 'move the article to the trash',
    restore: 'restore the article from the trash',
    deletePermanently: 'delete the article in the trash permanently',
  },
);
export type ArticlePermissions = InstanceType<typeof ArticlePermissions>;
