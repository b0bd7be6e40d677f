import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { newUploadId } from './upload.type.ts';

@Entity({ tableName: 'arriving_upload' })
@Index({ name: 'arriving_upload_of_account', properties: ['accountId'] })
@Check({ name: 'arriving_upload_check', expression: '(received >= 0) AND (received <= size)' })
@Check({ name: 'arriving_upload_size_check', expression: 'size > 0' })
export class ArrivingUpload {
  [EntityName]?: 'ArrivingUpload';

  [OptionalProps]?: 'id' | 'parts' | 'received' | 'createdAt' | 'touchedAt';

  @PrimaryKey({ type: 'text' })
  id: string = newUploadId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  modifiedAt!: Date | null;

  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  parts!: string[];

  @Property({ type: 'integer', defaultRaw: '0' })
  received!: number;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  touchedAt!: Date;
}
