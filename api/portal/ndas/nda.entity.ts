import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique, OneToOne } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { newNdaId } from './nda.type.ts';
import { Group } from '#api/accounts/groups/group.entity.ts';

@Entity({ tableName: 'nda' })
@Unique({ name: 'nda_version_key', properties: ['version'] })
@Check({ name: 'nda_body_check', expression: "body <> ''::text" })
export class NdaRow {
  [EntityName]?: 'Nda';

  [OptionalProps]?: 'id' | 'version' | 'publishedAt';

  @PrimaryKey({ type: 'text' })
  id: string = newNdaId();

  @Property({ type: 'integer', generated: 'identity', autoincrement: true })
  version!: number;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  publishedAt!: Date;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'published_by', nullable: true })
  publishedBy!: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt!: Date | null;
}

/** A group whose members sign the agreement. Without any, all investors sign it. */
@Entity({ tableName: 'nda_group' })
export class NdaGroup {
  [EntityName]?: 'NdaGroup';

  @OneToOne(() => Group, {
    primary: true,
    mapToPk: true,
    fieldName: 'group_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  groupId!: string;
}
