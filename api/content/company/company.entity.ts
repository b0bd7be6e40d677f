import { EntityName } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ObjectType } from 'type-graphql';
import { figuresAtMost } from '#graphql/limits.ts';

@ObjectType({ description: 'One number about the company, such as the revenue of a year.' })
export class CompanyFigure {
  @Field(() => String, { description: 'What the figure is, at most 40 characters.' })
  label!: string;

  @Field(() => String, { description: 'The figure with its unit, at most 60 characters.' })
  value!: string;
}

@ObjectType({ description: 'The person whom investors call or write to.' })
export class CompanyContact {
  @Field(() => String, { nullable: true, description: 'The name. Null if the operator gave none.' })
  name!: string | null;

  @Field(() => String, { description: 'The email address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The telephone number. Null if the operator gave none.' })
  phone!: string | null;
}

@ObjectType({ description: 'What investors read about the company on their first page.' })
export class CompanyProfile {
  @Field(() => String, { description: 'A short text about the company, as plain text. Empty if there is none.' })
  snapshot!: string;

  @Extensions({ listSize: figuresAtMost })
  @Field(() => [CompanyFigure], { description: 'At most six figures, in the order that an administrator gave.' })
  figures!: CompanyFigure[];

  @Field(() => CompanyContact, {
    nullable: true,
    description: 'The person whom investors contact, from the settings of the server. Null if none is set.',
  })
  contact!: CompanyContact | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time of the last change. Null before the first one.',
  })
  updatedAt!: Date | null;
}

/** The only row of a table, with the id 1. */
@Entity({ tableName: 'company_profile' })
@Check({ name: 'company_profile_id_check', expression: 'id = 1' })
export class CompanyProfileRow {
  [EntityName]?: 'CompanyProfile';

  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'text' })
  snapshot!: string;

  @Property({ type: 'json' })
  figures!: CompanyFigure[];

  @Property({ type: 'timestamptz', length: 3 })
  updatedAt!: Date;
}
