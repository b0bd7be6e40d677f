import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

export const newPictureId = idsOf('pic', 'Picture');

@ObjectType({ description: 'All a page needs to show a picture.' })
export class ShownPicture {
  @Field(() => String, { description: 'Description, for who cannot see it.' })
  alt!: string;

  @Field(() => String, { description: 'Address of a WebP file.' })
  src!: string;

  @Field(() => String, { description: 'Its AVIF files by width, as `srcset` takes them.' })
  avif!: string;

  @Field(() => String, { description: 'Its WebP files by width, as `srcset` takes them.' })
  webp!: string;

  @Field(() => Int, { description: 'Width of the widest file, in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height of the widest file, in pixels.' })
  height!: number;

  @Field(() => String, { description: 'Address of a JPEG file, for where a page is shared.' })
  share!: string;
}

export enum PictureUser {
  ARTICLE = 'ARTICLE',
  CASE_STUDY = 'CASE_STUDY',
}
registerEnumType(PictureUser, { name: 'PictureUser', description: 'What may show a picture.' });

@ObjectType({ description: 'Where a picture is used: in the text, or as the cover.' })
export class PictureUse {
  @Field(() => PictureUser, { description: 'What shows it.' })
  kind!: PictureUser;

  @Field(() => ID, { description: 'Id of what shows it.' })
  id!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;
}

/** Read and written by lean SQL; the class is what the API says of it. */
@ObjectType({ implements: Node, description: 'A picture that texts and covers may show.' })
@Entity({ tableName: 'picture' })
export class Picture {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryKey({ type: 'text' })
  id: string = newPictureId();

  /** First half of the SHA-256 of what was uploaded: the name of its files, which nobody can guess. */
  @Property({ type: 'text' })
  @Unique()
  hash!: string;

  @Field(() => String, { description: 'Name of the file it came in.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Description, for who cannot see it.' })
  @Property({ type: 'text' })
  alt!: string;

  @Field(() => Int, { description: 'Width as kept, in pixels.' })
  @Property({ type: 'integer' })
  width!: number;

  @Field(() => Int, { description: 'Height as kept, in pixels.' })
  @Property({ type: 'integer' })
  height!: number;

  @Field(() => Int, { description: 'Size of what was uploaded, in bytes.' })
  @Property({ type: 'integer' })
  bytes!: number;

  @Field(() => Date, { description: 'When it was uploaded.' })
  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'text', nullable: true })
  createdBy: string | null = null;

  @Field(() => String, { nullable: true, description: 'Who uploaded it; null where the account is gone.' })
  uploadedBy!: string | null;

  @Field(() => String, { description: 'Its address for Markdown, `![…](address)`, and for `cover`.' })
  address!: string;
}
