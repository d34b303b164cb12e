import { words } from './words.ts';

/** What may be sent: to an edge of an account, or to an object to change it. */
export const params = {
  campaigns: words(`
    adlabels bid_strategy budget_schedule_specs buying_type daily_budget execution_options
    is_adset_budget_sharing_enabled is_budget_schedule_enabled is_direct_send_campaign
    is_message_campaign is_skadnetwork_attribution iterative_split_test_configs
    lifetime_budget name objective pacing_type promoted_object smart_promotion_type
    source_campaign_id special_ad_categories special_ad_category_country spend_cap
    start_time status stop_time topline_id`),
  adsets: words(`
    adlabels adset_schedule attribution_spec automatic_manual_state bid_adjustments
    bid_amount bid_constraints bid_strategy billing_event budget_schedule_specs
    budget_source budget_split_set_id campaign_attribution campaign_id campaign_spec
    creative_sequence creative_sequence_repetition_pattern daily_budget daily_imps
    daily_min_spend_target daily_spend_cap date_format destination_type dsa_beneficiary
    dsa_payor end_time execution_options existing_customer_budget_percentage
    frequency_control_specs full_funnel_exploration_mode is_ba_skip_delayed_eligible
    is_budget_schedule_enabled is_dynamic_creative is_incremental_attribution_enabled
    is_sac_cfca_terms_certified lifetime_budget lifetime_imps lifetime_min_spend_target
    lifetime_spend_cap line_number max_budget_spend_percentage min_budget_spend_percentage
    multi_event_conversion_attribution_window_seconds multi_optimization_goal_weight name
    optimization_goal optimization_sub_event pacing_type placement_soft_opt_out
    promoted_object rb_prediction_id regional_regulated_categories
    regional_regulation_identities rf_prediction_id source_adset_id start_time status
    targeting time_based_ad_rotation_id_blocks time_based_ad_rotation_intervals time_start
    time_stop topline_id trending_topics_spec tune_for_category value_rule_set_id
    value_rules_applied`),
  ads: words(`
    ad_schedule_end_time ad_schedule_start_time adlabels adset_id adset_spec audience_id
    bid_amount conversion_domain creative creative_asset_groups_spec date_format
    display_sequence draft_adgroup_id engagement_audience execution_options
    include_demolink_hashes name priority source_ad_id status tracking_specs`),
  adcreatives: words(`
    actor_id ad_disclaimer_spec adlabels applink_treatment asset_feed_spec
    authorization_category body branded_content branded_content_sponsor_page_id
    bundle_folder_id call_to_action categorization_criteria category_media_source
    contextual_multi_ads creative_sourcing_spec degrees_of_freedom_spec destination_set_id
    destination_spec dynamic_ad_voice enable_launch_instant_app execution_options
    existing_post_title facebook_branded_content format_transformation_spec image_crops
    image_file image_hash image_url instagram_branded_content instagram_permalink_url
    instagram_user_id interactive_components_spec is_dco_internal link_og_id link_url
    marketing_message_structured_spec media_sourcing_spec name object_id object_story_id
    object_story_spec object_type object_url omnichannel_link_spec page_welcome_message
    place_page_set_id platform_customizations playable_asset_id portrait_customizations
    product_set_id product_suggestion_settings recommender_settings
    regional_regulation_disclaimer_spec source_facebook_post_id source_instagram_media_id
    template_url template_url_spec thumbnail_url title url_tags use_page_actor_override`),
  adimages: words(`
    bytes copy_from filename`),
  advideos: words(`
    application_id asked_fun_fact_prompt_id audio_story_wave_animation_handle
    chunk_session_id composer_entry_picker composer_entry_point composer_entry_time
    composer_session_events_log composer_session_id composer_source_surface composer_type
    container_type content_category creative_tools description edit_description_spec
    embeddable end_offset fbuploader_video_file_chunk file_size file_url
    fisheye_video_cropped formatting fov front_z_rotation fun_fact_prompt_id
    fun_fact_toastee_id guide guide_enabled initial_heading initial_pitch
    instant_game_entry_point_data is_boost_intended is_group_linking_post is_partnership_ad
    is_voice_clip location_source_id name og_action_type_id og_icon_id og_object_id
    og_phrase og_suggestion_mechanism original_fov original_projection_type
    partnership_ad_ad_code publish_event_id referenced_sticker_id replace_video_id
    slideshow_spec source source_instagram_media_id spherical start_offset swap_mode
    text_format_metadata thumb time_since_original_post title transcode_setting_properties
    unpublished_content_type upload_phase upload_session_id upload_setting_properties
    video_file_chunk video_id_original video_start_time_ms waterfall_id`),
  insights: words(`
    action_attribution_windows action_breakdowns action_report_time breakdowns date_preset
    default_summary export_columns export_format export_name fields filtering graph_cache
    level limit product_id_limit sort summary summary_action_breakdowns time_increment
    time_range time_ranges use_account_attribution_setting use_unified_attribution_setting`),
  campaign: words(`
    adlabels adset_bid_amounts adset_budgets bid_strategy budget_rebalance_flag
    budget_schedule_specs daily_budget execution_options is_adset_budget_sharing_enabled
    is_budget_schedule_enabled is_direct_send_campaign is_message_campaign
    is_skadnetwork_attribution iterative_split_test_configs lifetime_budget
    migrate_to_advantage_plus name objective pacing_type promoted_object
    smart_promotion_type special_ad_categories special_ad_category
    special_ad_category_country spend_cap start_time status stop_time`),
  adset: words(`
    account_id adlabels adset_schedule attribution_spec automatic_manual_state
    bid_adjustments bid_amount bid_constraints bid_strategy billing_event
    budget_schedule_specs campaign_attribution campaign_spec creative_sequence
    creative_sequence_repetition_pattern daily_budget daily_imps daily_min_spend_target
    daily_spend_cap date_format destination_type dsa_beneficiary dsa_payor end_time
    execution_options existing_customer_budget_percentage frequency_control_specs
    full_funnel_exploration_mode is_ba_skip_delayed_eligible is_budget_schedule_enabled
    is_incremental_attribution_enabled is_sac_cfca_terms_certified lifetime_budget
    lifetime_imps lifetime_min_spend_target lifetime_spend_cap max_budget_spend_percentage
    min_budget_spend_percentage multi_event_conversion_attribution_window_seconds
    multi_optimization_goal_weight name optimization_goal optimization_sub_event pacing_type
    placement_soft_opt_out promoted_object rb_prediction_id regional_regulated_categories
    regional_regulation_identities rf_prediction_id start_time status targeting
    time_based_ad_rotation_id_blocks time_based_ad_rotation_intervals time_start time_stop
    trending_topics_spec tune_for_category value_rule_set_id value_rules_applied`),
  ad: words(`
    ad_schedule_end_time ad_schedule_start_time adlabels adset_spec audience_id bid_amount
    conversion_domain creative creative_asset_groups_spec display_sequence draft_adgroup_id
    engagement_audience execution_options include_demolink_hashes name priority status
    tracking_specs`),
  adcreative: words(`
    account_id adlabels name status`),
  leadgen_forms: words(`
    allow_organic_lead_retrieval block_display_for_non_targeted_viewer context_card
    cover_photo custom_disclaimer follow_up_action_url is_for_canvas is_optimized_for_quality
    is_phone_sms_verify_enabled locale name privacy_policy question_page_custom_headline
    questions should_enforce_work_email thank_you_page tracking_parameters upload_gated_file`),
  leadgen_form: words(`
    status`),
  owned_product_catalogs: words(`
    additional_vertical_option business_metadata catalog_segment_filter
    catalog_segment_product_set_id da_display_settings destination_catalog_settings
    flight_catalog_settings name parent_catalog_id partner_integration store_catalog_settings
    vertical`),
  product_catalog: words(`
    additional_vertical_option da_display_settings default_image_url
    destination_catalog_settings fallback_image_url flight_catalog_settings name
    partner_integration store_catalog_settings`),
  product_sets: words(`
    filter metadata name ordering_info publish_to_shops retailer_id`),
  items_batch: words(`
    allow_upsert item_sub_type item_type requests version`),
  check_batch_request_status: words(`
    error_priority handle load_ids_of_invalid_requests`),
  external_event_sources: words(`
    external_event_sources`),
  subscribed_apps: words(`
    subscribed_fields`),
};
