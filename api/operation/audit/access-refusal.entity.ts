import { EntityName } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What an account was refused in the current hour. */
@Entity({ tableName: 'access_refusal' })
@Index({ name: 'access_refusal_since', properties: ['since'] })
export class AccessRefusal {
  [EntityName]?: 'AccessRefusal';

  @PrimaryKey({ type: 'text' })
  accountId!: string;

  @PrimaryKey({ type: 'text' })
  field!: string;

  /** The details of the last refusal as JSON. */
  @Property({ type: 'text' })
  details!: string;

  @Property({ type: 'text' })
  requestId!: string;

  @Property({ type: 'text' })
  address!: string;

  /** The refusals that are not in the audit log yet. */
  @Property({ type: 'integer' })
  count!: number;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  since!: Date;
}
