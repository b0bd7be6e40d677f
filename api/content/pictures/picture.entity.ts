import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique, Enum } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '#api/accounts/users/user.entity.ts';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { Person } from '#api/platform/person.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

const newPictureId = makeIdFactory('pic', 'Picture');

@Extensions({ scope: 'CONTENT_READ' })
@ObjectType({ description: 'The files of a picture, as a page shows it.' })
export class ShownPicture {
  @Field(() => String, { description: 'The description for people who cannot see the picture.' })
  alt!: string;

  @Field(() => String, { description: 'The path of a WebP file on this site.' })
  src!: string;

  @Field(() => String, { description: 'The AVIF files with their widths, in the format of `srcset`.' })
  avif!: string;

  @Field(() => String, { description: 'The WebP files with their widths, in the format of `srcset`.' })
  webp!: string;

  @Field(() => Int, { description: 'The width of the widest file, in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'The height of the widest file, in pixels.' })
  height!: number;

  @Field(() => String, { description: 'The path of a JPEG file for link previews.' })
  share!: string;
}

export const PictureUser = createEnum('PictureUser', 'The kind of content that shows a picture.', {
  ARTICLE: 'An article, in its text or as its cover.',
  CASE_STUDY: 'A case study, in its text or as the picture of shared links.',
});
export type PictureUser = keyof typeof PictureUser;

@ObjectType({ description: 'An article or case study that shows a picture in its text or as its cover.' })
export class PictureUse {
  @Field(() => PictureUser, { description: 'The kind of the content.' })
  kind!: PictureUser;

  @Field(() => ID, { name: 'contentId', description: 'The id of the article or case study.' })
  id!: string;

  @Field(() => String, { description: 'The title of the content.' })
  title!: string;
}

@ObjectType({ implements: Node, description: 'A picture for texts and covers. For editors and administrators.' })
@Entity({ tableName: 'picture' })
@Index({
  name: 'picture_by_age',
  properties: ['createdAt', 'id'],
  columns: [
    { name: 'createdAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Check({ name: 'picture_alt_check', expression: "alt <> ''::text" })
@Check({ name: 'picture_hash_check', expression: "hash ~ '^[0-9a-f]{32}$'::text" })
@Check({ name: 'picture_height_check', expression: 'height > 0' })
@Check({ name: 'picture_width_check', expression: 'width > 0' })
export class Picture {
  [EntityName]?: 'Picture';

  [OptionalProps]?: 'id' | 'createdAt' | 'createdBy' | 'uploadedBy' | 'address';

  @Field(() => ID, { description: 'Opaque id, which starts with `pic_`.' })
  @PrimaryKey({ type: 'text' })
  id: string = newPictureId();

  /** The first half of the SHA-256 of the upload. It names the files, so their URLs cannot be guessed. */
  @Property({ type: 'text' })
  @Unique({ name: 'picture_hash_key' })
  hash!: string;

  @Field(() => String, { name: 'fileName', description: 'The name of the uploaded file.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The description for people who cannot see the picture.' })
  @Property({ type: 'text' })
  alt!: string;

  @Field(() => Int, { description: 'The width of the stored picture, in pixels.' })
  @Property({ type: 'integer' })
  width!: number;

  @Field(() => Int, { description: 'The height of the stored picture, in pixels.' })
  @Property({ type: 'integer' })
  height!: number;

  @Field(() => Int, { name: 'byteSize', description: 'The size of the uploaded file, in bytes.' })
  @Property({ type: 'integer' })
  bytes!: number;

  @Field(() => Date, { description: 'The date and time of the upload.' })
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'created_by', nullable: true })
  createdBy: string | null = null;

  @Field(() => Person, {
    nullable: true,
    description: 'The person who uploaded the picture. Null for an imported picture, and if the account was deleted.',
  })
  uploadedBy!: Person | null;

  @Field(() => String, {
    name: 'path',
    description: 'The path for Markdown, `![…](path)`, and for the cover of an article.',
  })
  address!: string;
}

export const PicturePermissions = createPermissions('Picture', 'a picture.', {
  update: 'change the description of the picture',
  replace: 'replace the file of the picture',
  delete: 'delete the picture',
});
export type PicturePermissions = InstanceType<typeof PicturePermissions>;

/** The hash of files that a picture had before they were replaced. */
@Entity({ tableName: 'picture_former_hash' })
@Index({ name: 'picture_former_hash_of_picture', properties: ['pictureId'] })
export class PictureFormerHash {
  [EntityName]?: 'PictureFormerHash';

  @PrimaryKey({ type: 'text' })
  hash!: string;

  @ManyToOne(() => Picture, { mapToPk: true, fieldName: 'picture_id', deleteRule: 'cascade' })
  pictureId!: string;
}

@Entity({ tableName: 'picture_use' })
@Index({ name: 'picture_use_of_owner', properties: ['ownerId'] })
export class PictureUseRow {
  [EntityName]?: 'PictureUse';

  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Enum({ items: ['ARTICLE', 'CASE_STUDY'], type: 'text', primary: true })
  kind!: 'ARTICLE' | 'CASE_STUDY';

  @PrimaryKey({ type: 'text' })
  ownerId!: string;
}
