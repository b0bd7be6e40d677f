import { EntityName } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'passage_build' })
@Check({ name: 'passage_build_one_check', expression: 'one' })
export class PassageBuild {
  [EntityName]?: 'PassageBuild';

  @PrimaryKey({ type: 'boolean', defaultRaw: 'true' })
  one!: boolean;

  @Property({ type: 'text' })
  build!: string;
}
